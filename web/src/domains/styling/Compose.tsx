import { ArrowUp } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Text } from '../../ui/layout.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import styles from './Styling.module.css'
import type { Stylist } from './use-stylist.ts'

/** Renders the field at the foot of a chat, and who answers. */
export function Compose({ stylist, placeholder }: { stylist: Stylist; placeholder: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const send = async () => {
    const words = field.current?.value.trim() ?? ''
    if (words === '' || stylist.busy) return
    if ((await stylist.say(words)) && field.current) field.current.value = ''
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <div className={styles.dock}>
      {stylist.problem && (
        <Text role="alert" tone="danger" size={14} below={2}>
          {stylist.problem}
        </Text>
      )}
      <form className={styles.compose} onSubmit={submit}>
        <label>
          <span className="sr">Your message</span>
          <textarea
            ref={field}
            rows={1}
            placeholder={placeholder}
            enterKeyHint="send"
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              void send()
            }}
          />
        </label>
        <PlainButton className={styles.go} aria-label="Send" busy={stylist.busy} onClick={() => void send()}>
          <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
        </PlainButton>
      </form>
      <Text size={12} tone="soft" above={2}>
        Answers are composed by a program from what is on the rail.{' '}
        <HrefLink className="link" href="/contact">
          Ask a person instead
        </HrefLink>
      </Text>
    </div>
  )
}
