import { effect, signal } from '@preact/signals'
import { machineStorage } from './storage.js'

const KEY = 'conceptlite.theme'

/** As the reader chose it on this machine; `auto` follows the system. */
const theme = signal(machineStorage.getItem(KEY) ?? 'auto')

/** Follows the choice of light or dark. */
export function followTheme(): void {
  effect(() => {
    if (theme.value === 'light' || theme.value === 'dark') document.documentElement.dataset.theme = theme.value
    else delete document.documentElement.dataset.theme
  })
}

export function switchTheme(): void {
  const isDark =
    theme.value === 'dark' || (theme.value !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  theme.value = isDark ? 'light' : 'dark'
  machineStorage.setItem(KEY, theme.value)
}
