import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './Toasts.module.css'
import { dismissToast, type Toast, useToastStore } from './toasts.store.ts'

const shownMs = 6000
const withActionMs = 10_000
/**
 * How long a toast stays, in milliseconds: long texts as long as reading takes, at about 200 words a minute.
 */
const letterMs = 60

function ToastLine({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const { id, action, text } = toast
  const letters = typeof text === 'string' ? text.length : 0
  const lastsMs = Math.max(action ? withActionMs : shownMs, letters * letterMs)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => dismissToast(id), lastsMs)
    return () => clearTimeout(timer)
  }, [held, id, lastsMs])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The element handles the pointer and the focus only to stay while a person reads.
    <div
      className={styles.toast}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.icon}
      <p>{toast.text}</p>
      {action && (
        <button
          type="button"
          className={styles.act}
          onClick={() => {
            dismissToast(id)
            action.act()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <X size={16} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  )
}

/** Renders the region for toasts. The page always has it, so that screen readers announce each new toast. */
export function Toasts() {
  const toasts = useToastStore((state) => state.toasts)
  return (
    <section className={styles.region} aria-live="polite" aria-label="Messages">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </section>
  )
}
