import {
  GetSizeChartByNameDocument,
  GetSizeChartStandardGuidesDocument,
  GetSizeFragmentDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { ModalTitle } from '../../ui/Modal.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SizeChartTable } from './SizeChartTable.tsx'
import styles from './SizeGuide.module.css'
import { UnitSwitch } from './UnitSwitch.tsx'
import { useUnit } from './units.ts'

type Props = { sizingId: number | undefined; brand: string | undefined }

/**
 * Shows all standard size charts, opened at the chart of the piece's size; an error with "Try again" after a
 * failed request. A chart that is not standard is requested by its own name and stands first.
 */
export function SizeGuide({ sizingId, brand }: Props) {
  const unit = useUnit()
  const [{ data, error, fetching }, again] = useQuery({ query: GetSizeChartStandardGuidesDocument })
  const [{ data: own }] = useQuery({
    query: GetSizeFragmentDocument,
    variables: { sizingId: sizingId ?? 0 },
    pause: sizingId === undefined,
  })
  const fragment = own?.sizeFragment ?? undefined
  const standard = data?.sizeChartStandardGuides ?? []
  const special =
    fragment !== undefined &&
    data !== undefined &&
    !standard.some((chart) => chart.name === fragment.chartName)
  const [{ data: named }] = useQuery({
    query: GetSizeChartByNameDocument,
    variables: { name: fragment?.chartName ?? '' },
    pause: !special,
  })
  const charts = named?.sizeChart ? [named.sizeChart, ...standard] : standard
  const [chosen, choose] = useState<string | undefined>(undefined)
  const chart = charts.find((one) => one.name === (chosen ?? fragment?.chartName)) ?? charts[0]
  return (
    <Stack shrinks className={styles.guide}>
      <ModalTitle>Size guide</ModalTitle>
      <Text upTo="measure" tone="soft">
        Sizes of the body, not of the piece.{' '}
        {brand ? `${brand} may cut its own way, so compare with what this piece measures.` : ''}
      </Text>
      <Row align="end" justify="between">
        <Stack as="label" gap={1} size={14} tone="soft" className={styles.pick}>
          <span>Chart</span>
          <select
            className={look({
              padX: 3,
              padY: 0,
              surface: 'card',
              edge: 'control',
              round: 'control',
              wide: true,
              tall: 44,
              size: 16,
              tone: 'ink',
            })}
            value={chart?.name ?? ''}
            onChange={(event) => choose(event.target.value)}
            disabled={charts.length === 0}
          >
            {charts.map((one) => (
              <option key={one.name} value={one.name}>
                {one.title}
              </option>
            ))}
          </select>
        </Stack>
        <UnitSwitch />
      </Row>
      {chart ? (
        <>
          <SizeChartTable
            chart={chart}
            unit={unit}
            ownLabel={fragment?.chartName === chart.name ? fragment.row.label : undefined}
          />
          <Text upTo="measure" size={14} tone="soft">
            {chart.note}
          </Text>
        </>
      ) : error && !fetching ? (
        <ErrorMessage onRetry={() => again({ requestPolicy: 'network-only' })}>
          {friendlyError(error, 'generic')}
        </ErrorMessage>
      ) : (
        <div role="status" aria-label="Loading the size charts">
          <Skeleton height={360} />
        </div>
      )}
    </Stack>
  )
}
