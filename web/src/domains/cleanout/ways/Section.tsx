import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Text } from '../../../ui/layout.tsx'
import styles from './Ways.module.css'

type Props = {
  title: string
  lead?: ReactNode
  id?: string
  className?: string | undefined
  children: ReactNode
}

/** Renders a part of a page with a heading and an id that links can point to. */
export function Section({ title, lead, id, className, children }: Props) {
  return (
    <section className={classes(styles.section, className)} id={id} aria-label={title}>
      <h2>{title}</h2>
      {lead && (
        <Text upTo="measure" tone="soft" className={styles.sectionLead}>
          {lead}
        </Text>
      )}
      {children}
    </section>
  )
}
