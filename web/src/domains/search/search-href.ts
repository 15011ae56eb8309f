/** Returns the path of the listing for a search text. */
export const searchHref = (text: string): string => `/search?${new URLSearchParams({ text })}`
