// Fetches a URL that a stranger typed, without reaching services that only this machine can reach. A host
// name is resolved once, all its addresses are checked, and the connection goes to the checked address,
// so that a name that resolves differently the next time gains nothing.
import { lookup as lookupName } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * How names are resolved and which addresses may be reached. Tests pass other rules, to read from their
 * own server.
 */
export type OutsideRules = {
  resolve: (host: string) => Promise<readonly string[]>
  isAllowed: (address: string, port: number) => boolean
}
/** The most bytes, milliseconds and redirects of one fetch. */
export type OutsideLimits = { bytes: number; ms: number; hops: number }
/** Why a URL was not fetched. */
export type OutsideRefusal =
  | 'bad_address'
  | 'private_address'
  | 'no_answer'
  | 'too_slow'
  | 'too_many_hops'
  | 'too_many_bytes'
export type OutsideAnswer = { bytes: Buffer; url: URL } | { refusal: OutsideRefusal }

class Refused extends Error {
  readonly refusal: OutsideRefusal
  constructor(refusal: OutsideRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

/**
 * Returns whether an IP address is in the public network: not loopback, private, link-local, shared,
 * multicast, reserved or translated.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text.includes('%')) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(ipaddr.parseCIDR('2000::/3'))
}

/** The rules of production: only public addresses at the ports 80 and 443. */
export const publicOnly: OutsideRules = {
  resolve: async (host) => (await lookupName(host, { all: true, verbatim: true })).map((one) => one.address),
  isAllowed: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
}

const longestAddress = 2000

/**
 * Parses a URL that may be fetched (http or https, without user name and password, up to 2000
 * characters); undefined for others.
 */
export function outsideUrl(text: string): URL | undefined {
  if (text.length > longestAddress || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' && url.hostname !== '' ? url : undefined
}

const portOf = (url: URL) => Number(url.port || (url.protocol === 'https:' ? 443 : 80))
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')

/** Returns the IP address to connect to; throws unless every address of the host is allowed. */
async function addressBehind(url: URL, rules: OutsideRules): Promise<string> {
  const host = hostOf(url)
  const addresses = isIP(host) ? [host] : await rules.resolve(host).catch(() => [])
  const [first] = addresses
  if (first === undefined) throw new Refused('no_answer')
  if (!addresses.every((address) => isIP(address) && rules.isAllowed(address, portOf(url))))
    throw new Refused('private_address')
  return first
}

/** Makes a DNS look-up that returns the checked address without a request. */
const always = (address: string): LookupFunction => {
  const family = isIP(address)
  return (_, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family))
}

function ask(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Hemline photo import' }
    const request = send(
      url,
      { agent: false, lookup: always(address), headers, signal, maxHeaderSize: 16_384 },
      resolve,
    )
    request.on('error', reject)
    request.end()
  })
}

async function readAll(answer: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > most) throw new Refused('too_many_bytes')
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length
    if (length > most) throw new Refused('too_many_bytes')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

type Hop = { url: URL; left: number; rules: OutsideRules; limits: OutsideLimits; signal: AbortSignal }

/** Fetches one URL and follows its redirects; each target is checked like the first. */
async function follow({ url, left, rules, limits, signal }: Hop): Promise<{ bytes: Buffer; url: URL }> {
  const answer = await ask(url, await addressBehind(url, rules), signal)
  try {
    const status = answer.statusCode ?? 0
    const { location, 'content-encoding': encoding = 'identity' } = answer.headers
    if (status >= 300 && status < 400 && location !== undefined) {
      const next = URL.canParse(location, url) ? outsideUrl(new URL(location, url).href) : undefined
      if (!next) throw new Refused('bad_address')
      if (left === 0) throw new Refused('too_many_hops')
      return await follow({ url: next, left: left - 1, rules, limits, signal })
    }
    // What is packed may unpack to anything: it was asked for as it is.
    if (status !== 200 || encoding !== 'identity') throw new Refused('no_answer')
    return { bytes: await readAll(answer, limits.bytes), url }
  } finally {
    answer.destroy()
  }
}

/** Rejects when the time is over, whatever is slow: name, connection or response. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Refused('too_slow')), { once: true }),
  )

/**
 * Fetches the bytes at a URL within the limits of time, redirects and size. Never throws: a failure is
 * returned as `refusal`, one word such as bad_address, too_slow or no_answer, which tells nothing about the
 * inner network.
 */
export async function readOutside(
  text: string,
  limits: OutsideLimits,
  rules: OutsideRules = publicOnly,
): Promise<OutsideAnswer> {
  const url = outsideUrl(text)
  if (!url) return { refusal: 'bad_address' }
  const signal = AbortSignal.timeout(limits.ms)
  try {
    return await Promise.race([
      follow({ url, left: limits.hops, rules, limits, signal }),
      untilAborted(signal),
    ])
  } catch (error) {
    if (signal.aborted) return { refusal: 'too_slow' }
    return { refusal: error instanceof Refused ? error.refusal : 'no_answer' }
  }
}
