// The first requests of the company pages, sent before their code has loaded. Separate from the routes,
// so that a shopper's first page does not load this code.

import { classify } from '@hemline/rules/site/routes.ts'
import {
  GetHelpArticlesDocument,
  GetLegalDocumentDocument,
  GetLegalDocumentsDocument,
  GetShopFiguresDocument,
  GetShopMapDocument,
} from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'

/**
 * Sends the first request of a company page (legal, about, support, …) at this path, before its screen has
 * loaded; does nothing for other paths.
 */
export function askEarly(client: Client, pathname: string): void {
  const place = classify(pathname)
  if (place.kind === 'legal')
    void (
      place.slug === undefined
        ? client.query(GetLegalDocumentsDocument, {})
        : client.query(GetLegalDocumentDocument, { slug: place.slug })
    ).toPromise()
  if (place.kind === 'about') void client.query(GetShopFiguresDocument, {}).toPromise()
  if (place.kind === 'support') void client.query(GetHelpArticlesDocument, {}).toPromise()
  if (place.kind === 'sitemap') void client.query(GetShopMapDocument, {}).toPromise()
}
