// What pages about the company ask for before their screens are there. Apart from the routes, so that a shopper's first page
// carries none of it.
import {
  GetHelpArticlesDocument,
  GetLegalDocumentDocument,
  GetLegalDocumentsDocument,
  GetShopFiguresDocument,
  GetShopMapDocument,
} from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'

export const askLegalDocuments = (client: Client) => client.query(GetLegalDocumentsDocument, {}).toPromise()
export const askLegalDocument = (client: Client, slug: string) => client.query(GetLegalDocumentDocument, { slug }).toPromise()
export const askShopFigures = (client: Client) => client.query(GetShopFiguresDocument, {}).toPromise()
export const askHelpArticles = (client: Client) => client.query(GetHelpArticlesDocument, {}).toPromise()
export const askShopMap = (client: Client) => client.query(GetShopMapDocument, {}).toPromise()
