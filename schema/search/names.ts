// Names the search index. SEARCH_URL may name a prefix as its path, like the database in a PostgreSQL URL:
// http://host:9200/shop_b
export type SearchTarget = {
  /** Address of the engine, without the path. */
  node: string
  /** Alias that searches read. */
  readAlias: string
  /** Alias of every index that must be told of changes: the living one, and one being built. */
  writeAlias: string
  /** Indexes are called this and a number. */
  indexPrefix: string
}

/**
 * Returns the engine's address and the names of aliases and indexes for a SEARCH_URL; throws TypeError when
 * the text is no URL.
 */
export function searchTarget(searchUrl: string): SearchTarget {
  const url = new URL(searchUrl)
  const prefix = url.pathname.replace(/[^a-z0-9_]/g, '') || 'hemline'
  url.pathname = ''
  return {
    node: url.href.replace(/\/$/, ''),
    readAlias: `${prefix}-items`,
    writeAlias: `${prefix}-items-write`,
    indexPrefix: `${prefix}-items-v`,
  }
}
