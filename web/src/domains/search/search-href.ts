/** Returns the path of the listing that a search text opens: "/search?text=…". */
export const searchHref = (text: string): string => `/search?${new URLSearchParams({ text })}`
