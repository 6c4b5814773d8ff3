import { nombreDeFactura } from '../facturas/nombre-de-factura.ts'

/** A name that every system takes as a file or folder: no separators, nothing unseen, no reserved endings. */
export const nombreSeguro = (texto: string): string => {
  const limpio = texto
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}<>:"/\\|?*]|\s+/gu, ' ')
    .replace(/ +/g, ' ')
    .slice(0, 80)
    .replace(/\p{Cs}/gu, '')
    .replace(/[. ]+$/, '')
    .trimStart()
  return limpio === '' || /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(limpio) ? `_${limpio}` : limpio
}

/** Names already taken get a number: two lotes of the same name do not fall into one folder. */
export function unrepeated(): (nombre: string) => string {
  const vistos = new Set<string>()
  return (nombre) => {
    const punto = nombre.lastIndexOf('.')
    const [base, fin] = punto > 0 ? [nombre.slice(0, punto), nombre.slice(punto)] : [nombre, '']
    let libre = nombre
    for (let n = 2; vistos.has(libre.toLowerCase()); n++) libre = `${base} (${n})${fin}`
    vistos.add(libre.toLowerCase())
    return libre
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
