import type { ResaleYear } from '@hemline/rules/resale/years.ts'
import { fixedHead } from '@hemline/rules/seo/document-head-pages.ts'
import { usePageHead } from '../../platform/head.ts'

/** Hook: sets title and description of a resale report, or of the page that lists them all. */
export function useResaleHead(year?: ResaleYear): void {
  usePageHead(fixedHead({ kind: 'resale', year }) ?? {})
}
