import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { copyText } from '../../ui/copy-link.ts'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import styles from './identity.module.css'

const says = {
  copied: 'Recovery codes copied.',
  refused: 'Your browser would not copy them. Print them, or write them down.',
}

type Props = { codes: readonly string[]; onDone: () => void }

/**
 * Renders new recovery codes, which are shown this once, with buttons to copy and print them, and the one
 * that calls `onDone`.
 */
export function RecoveryCodes({ codes, onDone }: Props) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <Stack gap={5}>
      <div>
        <Text as="h3" ref={head} tabIndex={-1} size={18} weight={600} face="sans">
          Keep these recovery codes
        </Text>
        <Text tone="soft" upTo="measure">
          Each works once when your phone is away. Print them or keep them with your passwords: we can’t show
          them again.
        </Text>
      </div>
      <Stack
        as="ol"
        gap={6}
        rows={2}
        padX={5}
        padY={4}
        surface="sunk"
        round="control"
        className={styles.codes}
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Stack>
      <Row gap={3}>
        <Button onClick={onDone}>I have kept them</Button>
        <Button look="line" onClick={() => void copyText(codes.join('\n'), says)}>
          Copy
        </Button>
        <Button look="line" onClick={() => globalThis.print()}>
          Print
        </Button>
      </Row>
    </Stack>
  )
}
