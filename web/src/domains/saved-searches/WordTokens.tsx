import { leftOutLongest, leftOutMost, leftOutWord } from '@hemline/rules/search/left-out.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Chip } from '../../ui/Chip.tsx'
import { describedBy, FieldFrame } from '../../ui/FieldFrame.tsx'
import { Row } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import styles from './SavedSearches.module.css'

type Props = {
  words: readonly string[]
  onChange: (words: string[]) => void
  hint: string
  error: string | undefined
}

/**
 * Renders a field for up to ten excluded words, each as a chip: Enter or a comma adds a word, Backspace in
 * the empty field removes the last one. `onChange` gets all words, each once.
 */
export function WordTokens({ words, onChange, hint, error }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const add = (text: string) => {
    const fresh = text.split(',').flatMap((word) => leftOutWord(word) ?? [])
    setTyped('')
    if (fresh.length > 0) onChange([...new Set([...words, ...fresh])].slice(0, leftOutMost))
  }
  const take = (word: string) => {
    onChange(words.filter((one) => one !== word))
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '' && words.length > 0) onChange(words.slice(0, -1))
  }
  return (
    <FieldFrame id={id} label="Leave out these words" hint={hint} error={error} optional>
      <Row
        gap={1.5}
        align="stretch"
        surface="card"
        edge="field"
        round="control"
        tall={48}
        className={styles.tokens}
        data-bad={error ? true : undefined}
      >
        {words.map((word) => (
          <Chip key={word} removable aria-label={`Remove ${word}`} onClick={() => take(word)}>
            <bdi>{word}</bdi>
          </Chip>
        ))}
        <input
          className={look({ padX: 2, padY: 0, tall: 36, grow: true })}
          ref={input}
          id={id}
          value={typed}
          placeholder={words.length > 0 ? 'another word' : 'polyester, maxi …'}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          maxLength={leftOutLongest}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint })}
          onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
          onKeyDown={press}
          onBlur={() => add(typed)}
        />
      </Row>
    </FieldFrame>
  )
}
