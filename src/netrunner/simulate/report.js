// A click on a heading sorts its table; another one turns the order round.
for (const heading of document.querySelectorAll("th")) {
  heading.addEventListener("click", () => {
    const column = [...heading.parentNode.children].indexOf(heading);
    const body = heading.closest("table").tBodies[0];
    const value = (row) => {
      const cell = row.cells[column];
      return cell.dataset.v === undefined ? cell.textContent : Number(cell.dataset.v);
    };
    const order = heading.dataset.order === "1" ? -1 : 1;
    heading.dataset.order = String(order);
    const rows = [...body.rows].sort((a, b) => (value(a) < value(b) ? -order : value(a) > value(b) ? order : 0));
    body.append(...rows);
  });
}
