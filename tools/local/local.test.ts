import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { childEnv, elsewhere, type Settings, settingsFrom } from './env.ts'
import { majorVersion } from './java.ts'
import { isRoomy, memoryFolder } from './memory.ts'
import { claim, freePorts, isFree, takenPorts } from './ports.ts'
import { makeSteps } from './steps.ts'

const defaults = {
  WEB_PORT: '5173',
  API_PORT: '4000',
  PG_PORT: '5433',
  SEARCH_PORT: '9200',
  MAIL_PORT: '1080',
  SMTP_PORT: '1025',
  INDEXER_PORT: '4010',
  PROCESSOR_PORT: '4020',
  SEED_PROFILE: 'default',
}

const urls = { databaseUrl: 'postgres://x', searchUrl: '' }

let servers: Server[] = []
const occupy = (host: string): Promise<number> =>
  new Promise((done) => {
    const server = createServer()
    servers.push(server)
    server.listen(0, host, () => {
      const address = server.address()
      done(address !== null && typeof address === 'object' ? address.port : 0)
    })
  })

afterEach(() => {
  for (const server of servers) server.close()
  servers = []
})

describe('settings', () => {
  it('takes the shell before .env before the defaults', () => {
    const settings = settingsFrom([{ WEB_PORT: '1' }, { WEB_PORT: '2', API_PORT: '3' }, defaults])
    expect(settings.ports).toMatchObject({ web: 1, api: 3, pg: 5433 })
  })

  it.each(['http', '0', '70000', '80.5', ''])('refuses %j as a port, naming its variable', (value) => {
    expect(() => settingsFrom([{ PG_PORT: value }, defaults])).toThrow(/PG_PORT.*1 to 65535/)
  })

  it('refuses one port for two services, naming both', () => {
    expect(() => settingsFrom([{ MAIL_PORT: '4000' }, defaults])).toThrow(
      /API_PORT and MAIL_PORT are both 4000/,
    )
  })

  it('refuses a seed profile that does not exist', () => {
    expect(() => settingsFrom([{ SEED_PROFILE: 'huge' }, defaults])).toThrow(
      /SEED_PROFILE.*small, default, scale/,
    )
  })

  it('tells an empty SEARCH_URL, which means no OpenSearch, from one left out', () => {
    expect(settingsFrom([{ SEARCH_URL: '' }, defaults]).searchUrl).toBe('')
    expect(settingsFrom([defaults]).searchUrl).toBeUndefined()
  })

  it('derives the addresses from the ports', () => {
    const env = childEnv(
      settingsFrom([{ WEB_PORT: '7001', SMTP_PORT: '7002' }, defaults]),
      urls,
      'production',
    )
    expect(env).toMatchObject({
      WEB_ORIGIN: 'http://localhost:7001',
      SMTP_URL: 'smtp://127.0.0.1:7002',
      NODE_ENV: 'production',
      SEARCH_URL: '',
    })
  })

  it("keeps a second stack away from the first one's addresses and pictures", async () => {
    const set = {
      DATABASE_URL: 'postgres://mine',
      WEB_ORIGIN: 'https://mine.example',
      PICTURE_CACHE_DIR: '/mine',
    }
    const ports = await freePorts()
    const second: Settings = elsewhere(settingsFrom([set, defaults]), {
      ports,
      dir: '/second',
      seedProfile: 'small',
    })
    expect(second.databaseUrl).toBeUndefined()
    expect(childEnv(second, urls, 'test')).toMatchObject({
      WEB_ORIGIN: `http://localhost:${ports.web}`,
      PICTURE_CACHE_DIR: '/second/pictures',
      DATABASE_URL: 'postgres://x',
    })
  })
})

describe('ports', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('sees a port that is taken on %s', async (host) => {
    expect(await isFree(await occupy(host))).toBe(false)
  })

  it('says which port is taken, the variable that moves it and the remedy', async () => {
    const port = await occupy('127.0.0.1')
    const ports = { ...(await freePorts()), api: port }
    const lines = await takenPorts(ports, ['web', 'api', 'pg'])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`port ${port} is taken`)
    expect(lines[0]).toContain(`API_PORT=${port + 1} in .env`)
  })

  it('claims a port until the process that chose it ends', () => {
    const dir = mkdtempSync(join(tmpdir(), 'ports-'))
    expect(claim(20_001, dir)).toBe(true)
    expect(claim(20_001, dir)).toBe(false)
    const ended = spawnSync(process.execPath, ['--version']).pid
    writeFileSync(join(dir, '20002'), String(ended))
    expect(claim(20_002, dir)).toBe(true)
    rmSync(dir, { recursive: true })
  })

  it('finds a different free port for each service', async () => {
    const ports = Object.values(await freePorts())
    expect(new Set(ports).size).toBe(8)
  })
})

describe('Java', () => {
  it.each([
    ['openjdk version "25.0.3" 2026-04-21 LTS', 25],
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_402"', 1],
    ['not a java', undefined],
  ])('reads the version in %j', (text, version) => {
    expect(majorVersion(text)).toBe(version)
  })
})

describe('steps', () => {
  it('ticks a step with its notes', async () => {
    const written: string[] = []
    const { step } = makeSteps({ write: (text) => written.push(text) })
    const migrate = async (note: (text: string) => void): Promise<number> => {
      note('2 applied')
      return 7
    }
    expect(await step('Migrations', migrate)).toBe(7)
    expect(written.join('')).toMatch(/^ {2}✓ Migrations +\d+\.\d s · 2 applied\n$/)
  })

  it('crosses a step that fails, and passes its error on', async () => {
    const written: string[] = []
    const { step } = makeSteps({ write: (text) => written.push(text) })
    await expect(step('Seed', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
    expect(written.join('')).toContain('✗ Seed')
  })
})

describe('data of tests', () => {
  const gigabyte = 2 ** 30

  it('lie in memory where there is plenty', () => {
    expect(isRoomy(12 * gigabyte, 16 * gigabyte)).toBe(true)
  })

  it.each([
    ['the disk in memory is a container’s', 64 * 2 ** 20, 16 * gigabyte],
    ['others need the memory', 12 * gigabyte, 3 * gigabyte],
  ])('stay on the disk when %s', (_, onDisk, inMemory) => {
    expect(isRoomy(onDisk, inMemory)).toBe(false)
  })

  it('of two clones don’t meet', () => {
    expect(memoryFolder('/srv/one/.local/test/services')).not.toBe(
      memoryFolder('/srv/two/.local/test/services'),
    )
  })
})
