// Builds a piece's name for one line.
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns a piece's name as one line, "Brand, Title"; the title alone when it begins with the brand. */
export function pieceName(brand: string, title: string): string {
  const begin = plain(title)
  const name = plain(brand)
  const isSaid = begin.startsWith(name) && !/[\p{L}\p{N}]/u.test(begin.charAt(name.length))
  return isSaid ? title : `${brand}, ${title}`
}
