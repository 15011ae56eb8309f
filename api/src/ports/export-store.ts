// The port for files of copies of people's data. They can be made again, so a backup leaves them out.

export type ExportFormat = 'json' | 'html'
export type ExportFile = { id: string; format: ExportFormat }

export type ExportStore = {
  /** Stores a file completely or not at all; throws StoreFull when there is no room. */
  put: (file: ExportFile, bytes: Buffer) => Promise<void>
  /** Returns a file's bytes; undefined when there are none. */
  get: (file: ExportFile) => Promise<Buffer | undefined>
  /** Deletes both files of a copy; missing files are no failure. */
  remove: (id: string) => Promise<void>
  /** Returns the ids of all copies that have a file. */
  list: () => Promise<string[]>
}
