// The port through which parts of the kit report errors; the application sets where they go.
export type UiReports = { error: (what: string) => void; warning: (what: string) => void }

let current: UiReports = {
  error: (what) => globalThis.console.error(what),
  warning: (what) => globalThis.console.warn(what),
}

/** Returns the driver to which the kit reports errors and warnings. */
export const uiReports = (): UiReports => current
/**
 * Sets the driver to which the kit reports errors and warnings; the kit itself imports nothing of the site.
 */
export function setUiReports(next: UiReports): void {
  current = next
}
