import { codigoSat } from '@valija/cfdi/codigos-sat.ts'
import { hallazgo as delMotor } from '@valija/cfdi/hallazgo.ts'
import { accionDe, isCodigoDelMotor } from '@valija/domain/facturas/accion-cfdi.ts'
import type { CodigoDicho } from '@valija/domain/facturas/codigos-de-regla.ts'
import {
  type Hallazgo,
  type HallazgoDe,
  isDeRegla,
  pideElOriginal,
} from '@valija/domain/facturas/hallazgo.ts'
import type { HallazgoGuardado } from '@valija/domain/facturas/hallazgo-guardado.ts'
import type { HallazgoFactura } from '../facturas.ts'
import { primeroElOriginal, type Regla, reglas } from '../messages/reglas.ts'
import { type Lector, remedioCfdi } from '../messages/remedios-cfdi.ts'
import { lugarEnCfdi } from './lugar-en-cfdi.ts'
import { valores } from './valores-de-regla.ts'

/** Bounds of ours, which no law or document of the SAT sets. */
const limitesPropios = ['Motor', 'Límite de lectura']

const tabla: { [C in CodigoDicho]: Regla<C> } = reglas

/** A finding in the words of today for this reader. */
export const sayHallazgo = (uno: Hallazgo, lector: Lector): HallazgoFactura =>
  !isDeRegla(uno)
    ? sayDelMotor(uno, lector)
    : uno.codigo === 'texto'
      ? sayTexto(uno, lector)
      : sayDeRegla(uno)

/** Those of one document: while its bytes are not what was stamped, the original comes before everything else. */
export function sayHallazgos(hallazgos: readonly Hallazgo[], lector: Lector): HallazgoFactura[] {
  const dichos = hallazgos.map((uno) => sayHallazgo(uno, lector))
  return pideElOriginal(hallazgos)
    ? dichos.map((h) =>
        (h.origen === 'regla' || h.origen === 'cfdi') && h.severidad === 'error' && h.accion !== 'original'
          ? { ...h, remedio: primeroElOriginal }
          : h,
      )
    : dichos
}

/** So many places of one finding are told whole, while its document has no more findings than these. */
const lugaresDichos = 5
const hallazgosDichos = 20

/**
 * Those of one document for a screen that shows many documents: of what the engine found in more places than these, the
 * last one told says in how many others (`otros`).
 */
export function foldHallazgos(hallazgos: readonly Hallazgo[], lector: Lector): HallazgoFactura[] {
  const dichos: HallazgoFactura[] = []
  const vistos = new Map<string, { lugares: number; ultimo: HallazgoFactura }>()
  for (const uno of sayHallazgos(hallazgos, lector)) {
    const clave = `${uno.severidad} ${uno.codigo}`
    const visto = uno.origen === 'cfdi' ? vistos.get(clave) : undefined
    if (visto && (visto.lugares === lugaresDichos || dichos.length >= hallazgosDichos))
      visto.ultimo.otros = (visto.ultimo.otros ?? 0) + 1
    else {
      dichos.push(uno)
      vistos.set(clave, { lugares: (visto?.lugares ?? 0) + 1, ultimo: uno })
    }
  }
  return dichos
}

function sayDelMotor(guardado: HallazgoGuardado, lector: Lector): HallazgoFactura {
  const { codigo, severidad, encontrado, esperado } = guardado
  const dicho = { codigo, origen: 'cfdi' as const, severidad, encontrado, esperado }
  const accion = accionDe(guardado)
  if (accion === undefined) return { ...dicho, titulo: codigo, remedio: '' }
  const lugar = lugarEnCfdi(guardado)
  const sat = severidad === 'info' ? null : codigoSat(guardado)
  const { mensaje, fuente } = delMotor(codigo, guardado)
  return {
    ...dicho,
    accion,
    titulo: mensaje,
    ...(limitesPropios.includes(fuente) ? {} : { fuente }),
    remedio: remedioCfdi(codigo, accion, lector),
    ...(lugar === undefined ? {} : { lugar }),
    ...(sat === null ? {} : { codigoSat: sat }),
  }
}

/** What was kept in words says them, with the remedy of today where its code still has one. */
function sayTexto(uno: HallazgoDe<'texto'>, lector: Lector): HallazgoFactura {
  const { de, ...dicho } = uno.params
  const accion = accionDe(uno)
  const remedio =
    accion !== undefined && isCodigoDelMotor(de) ? remedioCfdi(de, accion, lector) : dicho.remedio
  const { origen, severidad } = uno
  return { codigo: de, origen, severidad, ...dicho, remedio, ...(accion === undefined ? {} : { accion }) }
}

function sayDeRegla<C extends CodigoDicho>(uno: HallazgoDe<C>): HallazgoFactura {
  const { codigo, origen, severidad, params } = uno
  const { falla, remedio }: Regla<C> = tabla[codigo]
  const [encontrado, esperado] = valores[codigo](params)
  return {
    codigo,
    origen,
    severidad,
    titulo: falla,
    encontrado,
    esperado,
    remedio: typeof remedio === 'string' ? remedio : remedio(params),
  }
}
