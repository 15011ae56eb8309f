/** The listing of a search text. */
export const searchHref = (text: string): string => `/search?${new URLSearchParams({ text })}`
