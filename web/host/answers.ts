// What the host can say to somebody who asks for a document.
import { notFoundHead, type PageHead } from '@hemline/rules/document-head.ts'
import type { JsonLd, ShareImage } from '@hemline/rules/structured-data.ts'
import type { Ask } from './api.ts'

export type DocumentHead = PageHead & { image?: ShareImage | undefined; data?: readonly JsonLd[]; kind?: 'product' | 'website' }
export type DocumentAnswer = { status: 200 | 404; head: DocumentHead } | { status: 301 | 302; location: string }
/** Who answers, and under which origin: addresses in data are absolute. */
export type Asking = { ask: Ask; origin: string }

export const missing: DocumentAnswer = { status: 404, head: notFoundHead }
/** The API is away: 200 with the standard head, so that a short outage neither shows 404s nor drops pages from an index; the screen says what is wrong. */
export const withoutApi: DocumentAnswer = { status: 200, head: {} }
