/** Joins class names with spaces, without the unset ones; '' for none. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
