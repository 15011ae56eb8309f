const listing = '/women/dresses'

/** Returns the path of a piece that the first listing page links to. Throws when it links to none. */
export async function productPath(webUrl: string): Promise<string> {
  const html = await (await fetch(`${webUrl}${listing}`)).text()
  const path = /href="(\/product\/[^"?]+)"/.exec(html)?.[1]
  if (path === undefined) throw new Error(`${listing} leads to no piece`)
  return path
}
