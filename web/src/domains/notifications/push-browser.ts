// Asks this browser whether it takes messages (Push API), and makes it known. Only in a build: the mocks
// have a service worker of their own.
import { production } from '../../platform/env.ts'

/** The public half of the sandbox's key; a shop with a service of web push has its own. */
const serverKey = 'BG9NfmO8K8Lm6GBcGKIHIDz-UQDf20FqWFuFCGHqbR7AaaowIqrRQceCrQ-0zNiOogSCAp_Syr8D0basBSCEl3M'

/** `none`: this browser has no push. `unasked`: nobody has asked the person yet. */
export type PushState = 'none' | 'blocked' | 'unasked' | 'allowed'

/** Returns the browser's permission for push messages: allowed, blocked, not asked yet, or not supported. */
export function pushState(): PushState {
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'none'
  const { permission } = globalThis.Notification
  return permission === 'denied' ? 'blocked' : permission === 'granted' ? 'allowed' : 'unasked'
}

/** What the shop needs to reach a browser. */
export type PushBrowser = { endpoint: string; p256dh: string; auth: string }

/**
 * Asks for the permission for push messages and subscribes this browser; returns the endpoint and keys.
 * Undefined when the user or the browser refuses, after a failure, and outside of production builds.
 */
export async function askBrowser(): Promise<PushBrowser | undefined> {
  if (!production || pushState() === 'none') return undefined
  if ((await globalThis.Notification.requestPermission()) !== 'granted') return undefined
  try {
    const worker = await navigator.serviceWorker.register('/push-worker.js')
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: serverKey,
    })
    const { endpoint = '', keys = {} } = made.toJSON()
    return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
  } catch {
    return undefined
  }
}

/**
 * Ends push messages to this browser and returns the endpoint that they went to; undefined when it had none,
 * and after a failure. Called at log-out, so that the next person here does not read the last person's
 * messages.
 */
export async function leaveBrowser(): Promise<string | undefined> {
  if (pushState() !== 'allowed') return undefined
  try {
    const worker = await navigator.serviceWorker.getRegistration('/push-worker.js')
    const subscription = await worker?.pushManager.getSubscription()
    await subscription?.unsubscribe()
    return subscription?.endpoint
  } catch {
    return undefined
  }
}
