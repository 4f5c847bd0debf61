// A heading sorts its table, numbers from the largest and names from A; again turns the order round.
for (const button of document.querySelectorAll("th button")) {
  button.addEventListener("click", () => {
    const heading = button.closest("th");
    const column = [...heading.parentNode.children].indexOf(heading);
    const body = heading.closest("table").tBodies[0];
    const value = (row) => {
      const cell = row.cells[column];
      return cell.dataset.v === undefined ? cell.textContent : Number(cell.dataset.v);
    };
    const usual = column === 0 ? "ascending" : "descending";
    const other = column === 0 ? "descending" : "ascending";
    const order = heading.getAttribute("aria-sort") === usual ? other : usual;
    for (const each of heading.parentNode.children) each.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", order);
    const sign = order === "ascending" ? 1 : -1;
    const rows = [...body.rows].sort((a, b) => (value(a) < value(b) ? -sign : value(a) > value(b) ? sign : 0));
    body.append(...rows);
  });
}
