import { isWebview } from '@hemline/rules/chrome.ts'

/** Whether an app shows this page in itself: by query or cookie (specification §2). */
export function webviewMode(search: Record<string, string>): boolean {
  return isWebview(search.webview, globalThis.document.cookie)
}
