import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { toast } from './toasts.ts'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/** Every area for files of what is in front: of the dialog on top, else of the screen. */
const zonesInFront = (): HTMLElement[] => [
  ...([...document.querySelectorAll('[role=dialog]')].at(-1) ?? document).querySelectorAll<HTMLElement>(
    '[data-zona]',
  ),
]
const isFree = (zone: HTMLElement) => zone.ariaDisabled !== 'true'
/** Where a file let go beside it is meant for: the area that takes all that the screen does, or the only one. */
const meant = (): HTMLElement | undefined => {
  const zones = zonesInFront()
  const zone =
    zones.find(({ dataset }) => dataset.zona === 'todo') ?? (zones.length === 1 ? zones[0] : undefined)
  return zone && isFree(zone) ? zone : undefined
}
const whyNot = (zones: readonly HTMLElement[]): string => {
  if (zones.length === 0) return interfaz.aquiNoSeSuelta
  return zones.some(isFree)
    ? interfaz.enCualRecuadro({ recuadros: zones.map(({ ariaLabel }) => ariaLabel ?? '') })
    : interfaz.recuadroOcupado
}

let marked: HTMLElement | undefined
const mark = (zone?: HTMLElement) => {
  if (zone === marked) return
  marked?.removeAttribute('data-llega')
  zone?.setAttribute('data-llega', 'true')
  marked = zone
}

/**
 * A file let go where nothing takes it would be opened by the browser in place of the page, with all that was typed there.
 * It goes to the screen's area for files instead, or is told why not. Called once, before any screen: what the screens
 * take has been taken by then.
 */
export function keepPage(): void {
  document.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return
    mark(event.defaultPrevented ? undefined : meant())
    event.preventDefault()
  })
  document.addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) mark()
  })
  document.addEventListener('drop', (event) => {
    mark()
    if (event.defaultPrevented || !hasFiles(event)) return
    event.preventDefault()
    const { dataTransfer } = event
    const zone = meant()
    if (zone) zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    else toast(whyNot(zonesInFront()), { tono: 'error' })
  })
}
