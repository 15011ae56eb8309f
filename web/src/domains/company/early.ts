// What pages about the company ask for before their screens are there. Apart from the routes, so that a
// shopper's first page carries none of it.

import { classify } from '@hemline/rules/site/routes.ts'
import {
  GetHelpArticlesDocument,
  GetLegalDocumentDocument,
  GetLegalDocumentsDocument,
  GetShopFiguresDocument,
  GetShopMapDocument,
} from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'

/** What the page at this path asks for first; nothing for others. */
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
