import { useEffect } from 'react'
import { keepFocus } from '../../platform/keep-focus.ts'

/** Watches the page while it is open; shows nothing. */
export function KeepFocus() {
  useEffect(() => keepFocus(), [])
  return null
}
