// The responses that the host can give to a request for a document.
import { notFoundHead, type PageHead } from '@hemline/rules/seo/document-head.ts'
import type { JsonLd, ShareImage } from '@hemline/rules/seo/structured-data.ts'
import type { Ask } from './api.ts'
import type { DocumentBody } from './body.ts'
import type { FirstView } from './first-view.ts'

export type DocumentHead = PageHead & {
  image?: ShareImage | undefined
  data?: readonly JsonLd[]
  kind?: 'product' | 'website'
}
/** `personal`: said to this person alone, so nobody may keep it. */
export type DocumentAnswer =
  | {
      status: 200 | 404
      head: DocumentHead
      body?: DocumentBody
      first?: FirstView | undefined
      personal?: true
    }
  | { status: 301 | 302; location: string; personal?: true }
/**
 * Who answers, and under which origin: addresses in data are absolute. `askAsPerson`: with the session of who
 * asks; only for what everybody else is refused.
 */
export type Asking = { ask: Ask; origin: string; askAsPerson?: Ask | undefined }

export const missing: DocumentAnswer = { status: 404, head: notFoundHead }
/**
 * The API is away: 200 with the standard head, so that a short outage neither shows 404s nor drops pages from
 * an index; the screen says what is wrong.
 */
export const withoutApi: DocumentAnswer = { status: 200, head: {} }
