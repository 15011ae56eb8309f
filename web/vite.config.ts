import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { lightIcons } from './build/light-icons.ts'
import { leaveParserOut, splitDocuments } from './build/split-documents.ts'

/** Two font files are needed for the first paint of every page: ask for them before the style sheet has been read. */
function preloadFonts(): Plugin {
  const wanted = [/fraunces-latin-wght-normal/, /instrument-sans-latin-wght-normal/]
  return {
    name: 'hemline-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => wanted.some((pattern) => pattern.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}

type Importers = { importers: readonly string[] }

/** Whether the start of the site imports it, itself or through others; lazy imports don't count. */
function inFirstPage(id: string, getModuleInfo: (id: string) => Importers | null, seen = new Set<string>()): boolean {
  if (/[\\/]web[\\/]src[\\/]main\.tsx$/.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return getModuleInfo(id)?.importers.some((importer) => inFirstPage(importer, getModuleInfo, seen)) ?? false
}

const processor = `http://127.0.0.1:${process.env.PROCESSOR_PORT ?? '4020'}`
const api = `http://127.0.0.1:${process.env.API_PORT ?? '4000'}`

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), preloadFonts(), splitDocuments(), leaveParserOut(), lightIcons()],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[name]-[local]-[hash]' } } },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? '5173'),
    proxy: { '/graphql': api, '/graphiql': api, '/api': api, '/pictures': api, '/pay/': processor },
  },
  build: {
    target: 'es2023',
    // Every browser that reads es2023 preloads modules by itself.
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    assetsInlineLimit: 2048,
    rolldownOptions: {
      output: {
        // What changes with a release stays apart from what changes with an upgrade, so that returning shoppers load little.
        manualChunks: (id: string, { getModuleInfo }: { getModuleInfo: (id: string) => Importers | null }) => {
          const name = /node_modules[\\/](?!\.pnpm)((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace('\\', '/')
          if (name && ['react', 'react-dom', 'scheduler'].includes(name)) return 'react'
          if (name && /^(@urql\/|urql$|wonka$|@0no-co\/)/.test(name)) return 'data'
          if (name?.startsWith('@tanstack/')) return 'router'
          // Small modules that the frame of every page uses travel together; what one screen needs goes with that screen.
          const shared = /[\\/]rules[\\/]src[\\/]|[\\/]web[\\/]src[\\/](?:platform|ui)[\\/]/.test(id)
          if (shared && inFirstPage(id, getModuleInfo)) return 'core'
          return undefined
        },
      },
    },
  },
})
