import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { toast } from './toasts.ts'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/**
 * A file let go where nothing takes it would be opened by the browser in place of the page, with all that was typed there.
 * It is told instead. Called once, before any screen: what the screens take has been taken by then.
 */
export function keepPage(): void {
  document.addEventListener('dragover', (event) => {
    if (hasFiles(event)) event.preventDefault()
  })
  document.addEventListener('drop', (event) => {
    if (event.defaultPrevented || !hasFiles(event)) return
    event.preventDefault()
    toast(interfaz.aquiNoSeSuelta, { tono: 'error' })
  })
}
