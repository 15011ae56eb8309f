import type { ReactNode } from 'react'
import { Stack, Text } from './layout.tsx'
import styles from './NumberedStep.module.css'

type StepProps = { n: number; title: string; words?: string; children: ReactNode }

/** Renders a section of a form under its number `n` and its question `title`. */
export function NumberedStep({ n, title, words, children }: StepProps) {
  return (
    <Stack as="section" gap={4} className={styles.step} aria-labelledby={`step-${n}`}>
      <header>
        <i aria-hidden="true">{n}</i>
        <Text as="h2" size={28} id={`step-${n}`}>
          {title}
        </Text>
        {words && <Text tone="soft">{words}</Text>}
      </header>
      {children}
    </Stack>
  )
}
