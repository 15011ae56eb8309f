// A client that talks to the shop as one person's browser does, with cookies.
import { clientIpHeader, visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { type OperationName, persistedHashes } from '@hemline/schema/generated/hashes.ts'

/** A person's session with the shop. */
export type Person = {
  /**
   * Sends a persisted operation and returns the first field of its answer. Throws when the answer holds
   * errors.
   */
  ask: <T>(operationName: OperationName, variables?: Record<string, unknown>) => Promise<T>
  /** Sends a practice card to the address that the shop names, and returns the card's token. */
  payBy: (tokenUrl: string, card: Record<string, string>) => Promise<string>
  /**
   * Loads a picture of the shop, 640 pixels wide in WebP by default. Throws when the answer is no picture.
   */
  picture: (url: string, how?: { width: number; accept: string; hangUp?: AbortSignal }) => Promise<Blob>
  /** Posts JSON and returns the answer while it still comes: a stream of events. */
  open: (path: string, body: unknown) => Promise<Response>
  /** Uploads a photo and returns its id. */
  upload: (photo: Blob) => Promise<string>
}

/** The addresses of a shop's API and site. */
export type Doors = { readonly api: string; readonly web: string }
const patience = 20_000
/** The user agent of an ordinary browser, since the shop takes headless browsers for bots. */
export const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/**
 * Makes the cookie store of one simulated browser: `header` returns its cookies for a request, `keep` takes
 * those of an answer.
 */
export function cookieJar() {
  const jar = new Map<string, string>()
  return {
    header: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: (answer: Response) => {
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      }
    },
  }
}

async function readJson<T>(answer: Response, what: string): Promise<T> {
  const text = await answer.text()
  try {
    return JSON.parse(text) as T
  } catch {
    throw new Error(`${what}: answered ${answer.status} with ${text.slice(0, 80) || 'nothing'}`)
  }
}

type Answered = { data: Record<string, unknown> | null; errors?: { message: string }[] }

/**
 * Starts a simulated person's session without cookies, whose requests come from the network address
 * `address`. It calls the API directly, as the site's host does: behind the host all people would share one
 * address, and the shop's limits would stop them. Its functions throw when an answer has errors or no data,
 * or does not come within 20 seconds.
 */
export function newPerson({ api, web }: Doors, address: string): Person {
  const jar = cookieJar()
  const send = async (
    url: URL,
    init: RequestInit & { headers?: Record<string, string> },
  ): Promise<Response> => {
    const headers = {
      'user-agent': userAgent,
      [visitorHeader]: 'new',
      [clientIpHeader]: address,
      cookie: jar.header(),
      ...init.headers,
    }
    const answer = await fetch(url, {
      ...init,
      headers,
      signal: init.signal ?? AbortSignal.timeout(patience),
    })
    jar.keep(answer)
    return answer
  }
  const json = (body: unknown) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    ask: async <T>(operationName: OperationName, variables: Record<string, unknown> = {}) => {
      const extensions = { persistedQuery: { version: 1, sha256Hash: persistedHashes[operationName] } }
      const answer = await send(new URL('/graphql', api), json({ operationName, variables, extensions }))
      const { data, errors } = await readJson<Answered>(answer, operationName)
      if (errors || !data)
        throw new Error(`${operationName}: ${errors?.map(({ message }) => message).join('; ') ?? 'no data'}`)
      return Object.entries(data).find(([key]) => key !== '__typename')?.[1] as T
    },
    payBy: async (tokenUrl, card) => {
      const { token } = await readJson<{ token?: string }>(
        await send(new URL(tokenUrl, web), json(card)),
        'payment token',
      )
      if (!token) throw new Error('payment token: the card was not taken')
      return token
    },
    picture: async (url, { width, accept, hangUp } = { width: 640, accept: 'image/webp' }) => {
      const answer = await send(new URL(`${url}/${width}`, api), {
        headers: { accept },
        signal: hangUp ?? null,
      })
      if (!answer.ok) throw new Error(`picture ${url}: answered ${answer.status}`)
      return answer.blob()
    },
    open: (path, body) => send(new URL(path, api), json(body)),
    upload: async (photo) => {
      const body = new FormData()
      body.set('source', 'camera_capture')
      body.set('photo', photo, 'photo')
      const answer = await send(new URL('/api/v1.0/photos', api), { method: 'POST', body })
      const { data, errors } = await readJson<Answered>(answer, 'photo')
      if (!data)
        throw new Error(`photo: ${errors?.map(({ message }) => message).join('; ') ?? answer.status}`)
      return String(data.id)
    },
  }
}

/**
 * Returns the shop's answer when it has this type name; otherwise throws an Error with its type name and
 * message.
 */
export function expectAnswer<T extends { __typename: string }>(
  answer: T & { message?: string },
  typename: string,
): T {
  if (answer.__typename !== typename)
    throw new Error(`${answer.__typename}: ${answer.message ?? 'no word why'}`)
  return answer
}
