import { Check, Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Panel, Stack, Text } from '../../../ui/layout.tsx'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import type { FactRow } from './facts.ts'
import styles from './Listing.module.css'

type GuessRowProps = {
  row: FactRow
  isOpen: boolean
  fault: string | undefined
  onOpen: (open: boolean) => void
  onConfirm: () => void
  /** What is said below the fact, whether its field is open or not. */
  note?: ReactNode
  /** The field of the row, shown while it is open. */
  children: ReactNode
}

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/**
 * Renders one fact of a piece: its value and the value's source, a pencil that opens the field (`children`),
 * and a tick that confirms a guess.
 */
export function GuessRow({ row, isOpen, fault, onOpen, onConfirm, note, children }: GuessRowProps) {
  const { name, label, from, value, guess } = row
  const editor = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const field = editor.current?.querySelector<HTMLElement>('input, select, textarea, button')
    field?.focus()
  }, [isOpen])
  const said = label.toLowerCase()
  return (
    <Panel as="li" edge="bottom">
      <Stack gap={2} align="center" tall={60} className={styles.rowHead}>
        <div>
          <Text as="small" block size={12} tone="soft">
            {label}
            {from && ` · ${from}`}
          </Text>
          <b className={value === null ? styles.unsaid : undefined}>{value ?? 'Not said yet'}</b>
          {fault && (
            <Text as="span" size={14} tone="danger">
              {fault}
            </Text>
          )}
        </div>
        <PlainButton
          aria-label={`Change ${said}`}
          aria-expanded={isOpen}
          aria-controls={`field-${name}`}
          onClick={() => onOpen(!isOpen)}
        >
          <Pencil {...icon} />
        </PlainButton>
        {value !== null && (
          <PlainButton
            aria-label={guess ? `Yes, ${said} is ${value.replace('?', '')}` : `${label} is confirmed`}
            aria-pressed={guess === undefined}
            className={classes(guess === undefined && styles.right)}
            onClick={() => guess && onConfirm()}
          >
            <Check {...icon} />
          </PlainButton>
        )}
      </Stack>
      {note}
      {isOpen && (
        <Stack id={`field-${name}`} ref={editor} gap={3} padX={0} padY={3}>
          {children}
        </Stack>
      )}
    </Panel>
  )
}
