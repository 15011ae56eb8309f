// Builds the plain page into one script.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  logLevel: 'warn',
  build: {
    target: 'es2023',
    emptyOutDir: true,
    rolldownOptions: {
      input: fileURLToPath(new URL('plain-page.tsx', import.meta.url)),
      output: { entryFileNames: 'page.js' },
    },
  },
})
