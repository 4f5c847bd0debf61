/**
 * Images of cards from a folder of the user's own. They never leave the browser: what is kept is the leave to read the folder,
 * where the browser gives one that lasts; elsewhere the folder is chosen anew on each visit.
 */

import { SvelteMap } from 'svelte/reactivity';
import { catalogue } from './catalogue.svelte';
import { keyOf, keysOf } from './picture-names';

type Source = File | FileSystemFileHandle;

/** What not every browser has, and TypeScript does not know. */
interface Directory extends FileSystemDirectoryHandle {
  values(): AsyncIterable<FileSystemHandle>;
  queryPermission?(wish: { mode: 'read' }): Promise<PermissionState>;
  requestPermission?(wish: { mode: 'read' }): Promise<PermissionState>;
}
type Picker = (wish: { mode: 'read'; id: string }) => Promise<Directory>;

const DATABASE = 'pictures';
const STORE = 'folder';
const KEY = 'chosen';
/** How deep folders within the folder are looked through. */
const DEEP = 3;

class Pictures {
  /** The name of the folder; null: cards are drawn. */
  folder: string | null = $state(null);
  /** The folder is known, and the browser wants to be asked again before it is read. */
  asleep: boolean = $state(false);
  #sources: ReadonlyMap<string, Source> = $state.raw(new Map());
  #urls = new SvelteMap<string, string | null>();
  #handle: Directory | null = null;

  get count(): number {
    return this.#sources.size;
  }

  /** Whether the browser remembers a folder between visits. */
  get lasting(): boolean {
    return 'showDirectoryPicker' in window;
  }

  /** The address of a card's image; null when there is none, or it is not read yet. */
  of(title: string): string | null {
    if (this.#sources.size === 0) return null;
    const key = keysOf(title, catalogue.find(title)).find((each) => this.#sources.has(each));
    if (key === undefined) return null;
    const known = this.#urls.get(key);
    if (known === undefined) queueMicrotask(() => void this.#read(key));
    return known ?? null;
  }

  /** Let the user choose a folder. Who closes the window without choosing has chosen nothing. */
  async choose(): Promise<void> {
    const pick = (window as unknown as { showDirectoryPicker: Picker }).showDirectoryPicker;
    try {
      const handle = await pick({ mode: 'read', id: 'cards' });
      await this.#open(handle);
      await kept((store) => store.put(handle, KEY));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  }

  /** The files of a folder that a browser without a picker for folders gives all at once. */
  take(files: Iterable<File>): void {
    const found = [...files];
    this.#show(found[0]?.webkitRelativePath.split('/')[0] ?? '', named(found));
  }

  /** What was chosen on an earlier visit. */
  async restore(): Promise<void> {
    if (!this.lasting || this.folder !== null) return;
    const handle = (await kept((store) => store.get(KEY))) as Directory | undefined;
    if (!handle) return;
    this.#handle = handle;
    if ((await handle.queryPermission?.({ mode: 'read' })) === 'granted') await this.#open(handle);
    else {
      this.folder = handle.name;
      this.asleep = true;
    }
  }

  /** Ask the browser again for leave to read the folder: it wants a press of the user for that. */
  async wake(): Promise<void> {
    if (this.#handle && (await this.#handle.requestPermission?.({ mode: 'read' })) === 'granted')
      await this.#open(this.#handle);
  }

  async forget(): Promise<void> {
    this.#show(null, new Map());
    this.#handle = null;
    if (this.lasting) await kept((store) => store.delete(KEY));
  }

  async #open(handle: Directory): Promise<void> {
    const found = new Map<string, Source>();
    await gather(handle, found, DEEP);
    this.#handle = handle;
    this.#show(handle.name, found);
  }

  #show(folder: string | null, sources: ReadonlyMap<string, Source>): void {
    for (const url of this.#urls.values()) if (url) URL.revokeObjectURL(url);
    this.#urls.clear();
    this.#sources = sources;
    this.folder = folder;
    this.asleep = false;
  }

  async #read(key: string): Promise<void> {
    const source = this.#sources.get(key);
    if (!source || this.#urls.has(key)) return;
    this.#urls.set(key, null);
    try {
      const file = source instanceof File ? source : await source.getFile();
      if (this.#sources.get(key) === source) this.#urls.set(key, URL.createObjectURL(file));
    } catch (error) {
      console.warn(error); // the file has gone from the folder: the card is drawn
    }
  }
}

export const pictures = new Pictures();

function named(files: Iterable<File>): Map<string, Source> {
  const found = new Map<string, Source>();
  for (const file of files) {
    const key = keyOf(file.name);
    if (key) found.set(key, file);
  }
  return found;
}

async function gather(folder: Directory, found: Map<string, Source>, deep: number): Promise<void> {
  for await (const entry of folder.values()) {
    if (entry.kind === 'directory') {
      if (deep > 0) await gather(entry as Directory, found, deep - 1);
      continue;
    }
    const key = keyOf(entry.name);
    if (key) found.set(key, entry as FileSystemFileHandle);
  }
}

/** Do something with what this browser keeps of the folder. */
function kept(act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => fail(opening.error ?? new Error('The browser keeps nothing here.'));
    opening.onsuccess = () => {
      const asked = act(opening.result.transaction(STORE, 'readwrite').objectStore(STORE));
      asked.onsuccess = () => {
        opening.result.close();
        done(asked.result);
      };
      asked.onerror = () => {
        opening.result.close();
        fail(asked.error ?? new Error('The browser keeps nothing here.'));
      };
    };
  });
}
