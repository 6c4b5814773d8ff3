import { nombreDeFactura } from '../facturas/nombre-de-factura.ts'

/** A name that every system takes as a file or folder: no separators, no control characters, no reserved endings. */
export const nombreSeguro = (texto: string, largo = 80): string => {
  const limpio = Array.from(texto.normalize('NFC'))
    .map((c) => (c < ' ' || '<>:"/\\|?*\u007f'.includes(c) ? ' ' : c))
    .join('')
    .replace(/\s+/g, ' ')
    .slice(0, largo)
    .replace(/[. ]+$/, '')
    .trimStart()
  return limpio === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(limpio) ? `_${limpio}` : limpio
}

/** Names already taken get a number: two lotes of the same name do not fall into one folder. */
export function unrepeated(): (nombre: string) => string {
  const vistos = new Map<string, number>()
  return (nombre) => {
    const clave = nombre.toLowerCase()
    const n = (vistos.get(clave) ?? 0) + 1
    vistos.set(clave, n)
    if (n === 1) return nombre
    const punto = nombre.lastIndexOf('.')
    return punto > 0 ? `${nombre.slice(0, punto)} (${n})${nombre.slice(punto)}` : `${nombre} (${n})`
  }
}

/** `A 20391 · 5FA27E04.xml`: folio first, because that is how the hotel asks for it. */
export const nombreDeFacturaArchivo = (
  { serie, folio, uuid }: { serie: string; folio: string; uuid: string },
  extension: 'xml' | 'pdf',
): string => {
  const numero = nombreDeFactura({ serie, folio }, '')
  const corto = uuid.slice(0, 8).toUpperCase()
  return `${nombreSeguro(numero ? `${numero} - ${corto}` : uuid.toUpperCase())}.${extension}`
}
