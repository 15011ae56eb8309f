// Document head of the brand directory: each department and each letter is an indexed page; a typed query
// is not.
import { type DirectoryPlace, directoryHref } from '../catalogue/brand-directory.ts'
import { departmentLabels } from '../vocabulary/departments.ts'
import { notIndexed, type PageHead } from './document-head.ts'

/** Returns the name of a department in the brand directory: "Shoes". */
export const directoryLabel = (department: NonNullable<DirectoryPlace['department']>): string =>
  department === 'kids' ? 'Kids' : departmentLabels[department]

/** Returns the heading of the brand directory, or of one department in it. */
export const directoryTitle = (department: DirectoryPlace['department']): string =>
  department === null ? 'Brands from A to Z' : `Brands in ${directoryLabel(department)}`

/** Returns the document head of a page of the brand directory; a page with a typed query is not indexed. */
export function brandsHead(place: DirectoryPlace): PageHead {
  const { department, query, letter, page } = place
  const label = department === null ? '' : directoryLabel(department)
  const title = [
    directoryTitle(department),
    letter && !query ? `, ${letter}` : '',
    page > 1 ? `, page ${page}` : '',
  ].join('')
  if (query)
    return {
      title: `${label ? `Brands in ${label}` : 'Brands'} with “${query}”`,
      canonical: directoryHref({ ...place, query: '', letter: null, page: 1 }),
      robots: notIndexed,
    }
  return {
    title,
    description: `${title}: every name that hangs at Hemline now, with the number of its pieces.`,
    canonical: directoryHref(place),
  }
}
