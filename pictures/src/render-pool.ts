// Rasterising takes up to seconds, so it happens in a few threads with a queue; a thread that dies or hangs is replaced.
import { Worker } from 'node:worker_threads'
import type { ArtSpec } from './art/draw.ts'
import type { RenderAnswer, RenderOrder } from './render-worker.ts'

export type Render = (spec: ArtSpec, width: number) => Promise<Buffer>

type Job = { order: RenderOrder; resolve: (png: Buffer) => void; reject: (error: Error) => void }
type Seat = { worker?: Worker; job?: Job; timer?: NodeJS.Timeout }

const longestRender = 60_000

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** Ends the seat's job, if it has one, and lets the next one sit down. */
const leave = (seat: Seat, settle: (job: Job) => void, next: () => void) => {
  const { job } = seat
  clearTimeout(seat.timer)
  delete seat.job
  seat.worker?.unref()
  if (job) settle(job)
  next()
}

const startWorker = (seat: Seat, next: () => void) => {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url))
  const fail = (error: unknown) => {
    if (seat.worker !== worker) return
    delete seat.worker
    leave(seat, (job) => job.reject(asError(error)), next)
  }
  worker.on('message', (answer: RenderAnswer) =>
    leave(seat, (job) => ('png' in answer ? job.resolve(Buffer.from(answer.png)) : job.reject(new Error(answer.failure))), next),
  )
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('a render thread ended')))
  return worker
}

const takeJob = (seat: Seat, job: Job, next: () => void) => {
  const worker = seat.worker ?? startWorker(seat, next)
  seat.worker = worker
  seat.job = job
  seat.timer = setTimeout(() => void worker.terminate(), longestRender)
  worker.ref()
  worker.postMessage(job.order)
}

/** Renders in `size` threads, which start with the first picture. `close` refuses what still waits. */
export const createRenderPool = (size: number) => {
  const seats: Seat[] = Array.from({ length: size }, () => ({}))
  const waiting: Job[] = []
  let isClosed = false

  const next = () => {
    for (const seat of seats) {
      if (seat.job) continue
      const job = waiting.shift()
      if (!job) return
      takeJob(seat, job, next)
    }
  }

  const render: Render = (spec, width) =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error('pictures are closed'))
      waiting.push({ order: { spec, width }, resolve, reject })
      next()
    })

  const close = async () => {
    isClosed = true
    for (const job of waiting.splice(0)) job.reject(new Error('pictures are closed'))
    await Promise.all(seats.map((seat) => seat.worker?.terminate()))
  }

  return { render, close }
}
