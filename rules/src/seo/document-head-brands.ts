// The head of the brand directory: each department and each letter has a page of its own;
// what somebody types has none.
import { type DirectoryPlace, directoryHref } from '../catalogue/brand-directory.ts'
import { departmentLabels } from '../vocabulary/departments.ts'
import { notIndexed, type PageHead } from './document-head.ts'

/** "Shoes", as a department of the directory is called. */
export const directoryLabel = (department: NonNullable<DirectoryPlace['department']>): string =>
  department === 'kids' ? 'Kids' : departmentLabels[department]

/** The heading of the directory, or of a department's. */
export const directoryTitle = (department: DirectoryPlace['department']): string =>
  department === null ? 'Brands from A to Z' : `Brands in ${directoryLabel(department)}`

/** Title, description and address of a place in the directory. */
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
