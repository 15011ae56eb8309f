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
 * Hook: sets title and description of a page that depends on its path alone: the same ones as the host writes
 * into the document.
 */
export function useCompanyHead(kind: CompanyKind): void {
  usePageHead(fixedHead({ kind } as RoutePlace) ?? {})
}
