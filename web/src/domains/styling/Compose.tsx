import { photoAccept } from '@hemline/rules/photos/photos.ts'
import { GetStylistModelDocument } from '@hemline/schema/generated/graphql.ts'
import { ArrowUp, ImagePlus } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Text } from '../../ui/layout.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { SeenPicture } from './SeenPicture.tsx'
import styles from './Styling.module.css'
import { useChatPicture } from './use-chat-picture.ts'
import type { Stylist } from './use-stylist.ts'

/**
 * Renders the field at the foot of a style chat, which sends words, or a picture as words, to `stylist`, and
 * a note that a program answers.
 */
export function Compose({ stylist, placeholder }: { stylist: Stylist; placeholder: string }) {
  const [{ data }] = useQuery({ query: GetStylistModelDocument })
  const field = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const picture = useChatPicture()
  const send = async (first = '') => {
    const typed = field.current?.value ?? ''
    const words = `${first} ${typed}`.trim()
    if (words === '' || stylist.busy || !field.current) return
    picture.forget()
    // The words stand in the talk at once; what was not taken comes back, unless more was typed since.
    field.current.value = ''
    const isTaken = await stylist.say(words)
    if (!isTaken && field.current?.value === '') field.current.value = typed
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <div className={styles.dock}>
      {(stylist.problem ?? picture.problem) && (
        <Text role="alert" tone="danger" size={14} below={2}>
          {stylist.problem ?? picture.problem}
        </Text>
      )}
      <SeenPicture picture={picture} disabled={stylist.busy} onSay={(words) => void send(words)} />
      <form className={styles.compose} onSubmit={submit}>
        <IconButton
          aria-label="Show a picture"
          title="Show a picture"
          busy={picture.busy}
          onClick={() => chooser.current?.click()}
        >
          <ImagePlus size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <input
          ref={chooser}
          type="file"
          accept={photoAccept}
          className="sr"
          tabIndex={-1}
          aria-label="A picture from your files"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void picture.take(file)
          }}
        />
        <label>
          <span className="sr">Your message</span>
          <textarea
            ref={field}
            rows={1}
            placeholder={placeholder}
            enterKeyHint="send"
            onPaste={(event) => {
              const [file] = event.clipboardData.files
              if (!file) return
              event.preventDefault()
              void picture.take(file)
            }}
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
        {data?.stylistModel
          ? `A program composes the outfits. A language model, run by ${data.stylistModel}, words the answers and reads this chat, but not your name, address or orders.`
          : 'Answers are composed by a program from what is on the rail.'}{' '}
        A picture is deleted as soon as I have looked at it.{' '}
        <HrefLink className="link" href="/contact">
          Ask a person instead
        </HrefLink>
      </Text>
    </div>
  )
}
