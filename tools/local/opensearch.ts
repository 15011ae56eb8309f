// Runs one OpenSearch node on the loopback address, in a JVM with our own options.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Child, startChild } from './children.ts'
import type { Java } from './java.ts'
import { asMyself, isRoot, type RunAs, runAsFor } from './run-as.ts'
import { waitForUrl } from './wait.ts'

/** Options of a node: `home` is the unpacked server. */
export type OpenSearchOptions = {
  readonly home: string
  readonly java: Java
  readonly dataDir: string
  readonly logDir: string
  readonly port: number
  readonly heap?: string
  readonly env: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Appends to the log of an earlier node. */
  readonly keepLog?: boolean
}

function writeConfig(options: OpenSearchOptions): void {
  const { dataDir, port } = options
  for (const name of ['config', 'data', 'logs', 'tmp']) mkdirSync(join(dataDir, name), { recursive: true })
  const lines = {
    'cluster.name': 'hemline-local',
    'node.name': 'hemline-1',
    'path.data': join(dataDir, 'data'),
    'path.logs': join(dataDir, 'logs'),
    'network.host': '127.0.0.1',
    'http.port': port,
    'transport.port': 0,
    'discovery.type': 'single-node',
    'action.auto_create_index': false,
    // With the default, a nearly full disk, as developers often have, would make the index read-only.
    'cluster.routing.allocation.disk.threshold_enabled': false,
  }
  const yml = Object.entries(lines).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
  writeFileSync(join(dataDir, 'config', 'opensearch.yml'), yml.join(''))
  writeFileSync(
    join(dataDir, 'config', 'log4j2.properties'),
    [
      'status = error',
      'appender.out.type = Console',
      'appender.out.name = out',
      'appender.out.layout.type = PatternLayout',
      'appender.out.layout.pattern = [%d{ISO8601}][%-5p][%c{1.}] %m%n',
      'rootLogger.level = warn',
      'rootLogger.appenderRef.out.ref = out',
      '',
    ].join('\n'),
  )
}

function ordinaryUser(options: OpenSearchOptions): RunAs {
  if (!isRoot) return asMyself
  const user = { name: 'nobody', group: 'nogroup' }
  execFileSync('chown', ['-R', `${user.name}:${user.group}`, options.dataDir])
  return runAsFor(user, [join(options.home, 'lib'), options.dataDir, options.java.bin])
}

function vectorModule(java: Java): readonly string[] {
  const modules = execFileSync(java.bin, ['--list-modules'], { encoding: 'utf8' })
  return modules.includes('jdk.incubator.vector') ? ['--add-modules=jdk.incubator.vector'] : []
}

function commandOf(options: OpenSearchOptions): readonly string[] {
  const { home, java, dataDir } = options
  const agent =
    readdirSync(join(home, 'agent')).find((name) => name.startsWith('opensearch-agent-bootstrap-')) ?? ''
  const extra = (options.env.OPENSEARCH_JAVA_OPTS ?? '').split(/\s+/).filter((word) => word !== '')
  return [
    java.bin,
    '-Xms64m',
    `-Xmx${options.heap ?? '512m'}`,
    '-Xss1m',
    '-XX:+UseSerialGC',
    // Only the quick compiler: the node is ready in half the time. Benchmarks set
    // OPENSEARCH_JAVA_OPTS=-XX:TieredStopAtLevel=4.
    '-XX:TieredStopAtLevel=1',
    ...vectorModule(java),
    `-Djava.io.tmpdir=${join(dataDir, 'tmp')}`,
    '-Djava.awt.headless=true',
    '-Dfile.encoding=UTF-8',
    '-Djna.nosys=true',
    '-XX:-OmitStackTraceInFastThrow',
    '-Dio.netty.noUnsafe=true',
    '-Dio.netty.noKeySetOptimization=true',
    '-Dio.netty.recycler.maxCapacityPerThread=0',
    '-Dio.netty.allocator.numDirectArenas=0',
    '-Dlog4j.shutdownHookEnabled=false',
    '-Dlog4j2.disable.jmx=true',
    '-Dorg.apache.lucene.store.MMapDirectory.sharedArenaMaxPermits=1',
    ...extra,
    `-Dopensearch.path.home=${home}`,
    `-Dopensearch.path.conf=${join(dataDir, 'config')}`,
    '-Dopensearch.distribution.type=zip',
    '-Dopensearch.bundled_jdk=false',
    '-cp',
    `${join(home, 'lib')}/*:${join(home, 'agent', agent)}`,
    'org.opensearch.bootstrap.OpenSearch',
  ]
}

/**
 * Starts OpenSearch on 127.0.0.1 and returns once it takes requests. Throws with a sentence for a person when
 * it ends, or doesn't within three minutes; then it is stopped.
 */
export async function startOpenSearch(options: OpenSearchOptions): Promise<{ child: Child; url: string }> {
  writeConfig(options)
  const url = `http://127.0.0.1:${options.port}`
  const child = startChild({
    name: 'opensearch',
    command: commandOf(options),
    as: ordinaryUser(options),
    env: options.env,
    cwd: options.dataDir,
    logFile: join(options.logDir, 'opensearch.log'),
    keepLog: options.keepLog === true,
    graceMs: 20_000,
  })
  try {
    await waitForUrl({
      url: `${url}/_cluster/health?wait_for_status=yellow&timeout=3s`,
      child,
      timeoutMs: 180_000,
      signal: options.signal,
    })
  } catch (error) {
    await child.stop()
    throw error
  }
  return { child, url }
}
