// Rasterising takes up to seconds, so it happens elsewhere, with a queue. In processes, not threads: the rasteriser answers some
// drawings by ending its whole process, which must not be the shop's. One that dies or hangs is replaced.
import { type ChildProcess, fork } from 'node:child_process'
import type { ArtSpec } from './art/draw.ts'
import type { RenderAnswer, RenderOrder } from './render-worker.ts'

export type Render = (spec: ArtSpec, width: number) => Promise<Buffer>

type Job = { order: RenderOrder; resolve: (png: Buffer) => void; reject: (error: Error) => void }
type Seat = { worker?: ChildProcess; job?: Job; timer?: NodeJS.Timeout }

const longestRender = 60_000

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** A worker without a job does not keep the shop's process alive. */
const rest = (worker?: ChildProcess) => {
  worker?.unref()
  worker?.channel?.unref()
}

const wake = (worker: ChildProcess) => {
  worker.ref()
  worker.channel?.ref()
}

/** Ends the seat's job, if it has one, and lets the next one sit down. */
const leave = (seat: Seat, settle: (job: Job) => void, next: () => void) => {
  const { job } = seat
  clearTimeout(seat.timer)
  delete seat.job
  rest(seat.worker)
  if (job) settle(job)
  next()
}

const startWorker = (seat: Seat, next: () => void) => {
  const worker = fork(new URL('./render-worker.ts', import.meta.url), { serialization: 'advanced', execArgv: [] })
  const fail = (error: unknown) => {
    if (seat.worker !== worker) return
    delete seat.worker
    leave(seat, (job) => job.reject(asError(error)), next)
  }
  worker.on('message', (answer: RenderAnswer | object) => {
    if ('png' in answer) leave(seat, (job) => job.resolve(Buffer.from(answer.png)), next)
    // Under `node --watch` a process also tells its parent which files it reads: no answer to anything.
    else if ('failure' in answer) leave(seat, (job) => job.reject(new Error(answer.failure)), next)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('a render process ended')))
  return worker
}

const takeJob = (seat: Seat, job: Job, next: () => void) => {
  const worker = seat.worker ?? startWorker(seat, next)
  seat.worker = worker
  seat.job = job
  seat.timer = setTimeout(() => worker.kill('SIGKILL'), longestRender)
  wake(worker)
  worker.send(job.order)
}

/** Renders in `size` processes, which start with the first picture. `close` refuses what still waits. */
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

  const close = () => {
    isClosed = true
    for (const job of waiting.splice(0)) job.reject(new Error('pictures are closed'))
    for (const seat of seats) seat.worker?.kill()
  }

  return { render, close }
}
