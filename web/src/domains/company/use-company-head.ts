import { fixedHead } from '@hemline/rules/seo/document-head-pages.ts'
import type { RoutePlace } from '@hemline/rules/site/routes.ts'
import { usePageHead } from '../../platform/head.ts'

type CompanyKind =
  | 'about'
  | 'concept'
  | 'contact'
  | 'find-anything'
  | 'goodbye'
  | 'robots'
  | 'sitemap'
  | 'support'

/**
 * Title and description of a page whose path says everything: the words that the host
 * has put into the document.
 */
export function useCompanyHead(kind: CompanyKind): void {
  usePageHead(fixedHead({ kind } as RoutePlace) ?? {})
}
