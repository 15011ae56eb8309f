import type { ReactNode } from 'react'
import { Panel, Row } from '../../ui/layout.tsx'
import styles from './Home.module.css'

/** Renders a section of the home page: its title, a link beside it, and its content. */
export function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <Panel as="section" above={20} className={styles.section}>
      <Row gap={4} align="baseline" justify="between" below={6} className={styles.sectionHead}>
        <h2>{title}</h2>
        {more}
      </Row>
      {children}
    </Panel>
  )
}
