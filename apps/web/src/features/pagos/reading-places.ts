import type { CampoDeLectura } from '@valija/domain/pagos/lectura-comprobante.ts'
import type { Caja } from './cajas.tsx'
import type { FieldMark } from './marked-field.tsx'
import { focusField } from './use-focused-field.ts'
import { camposLeidos, isPorRevisar, type Leido, type Leidos } from './use-lectura.ts'
import type { Mirada } from './use-mirada.ts'

const numberOf = (campo: CampoDeLectura): number => camposLeidos.indexOf(campo) + 1
/** Payments §4: concept and date are closed once they were truly read. */
const isLocked = (campo: CampoDeLectura, { estado, certeza }: Leido): boolean =>
  (campo === 'fechaPago' || campo === 'concepto') && estado === 'leido' && certeza === 'segura'

/** The boxes over the proof: pressing one leads to its field. */
export const cajasDe = (leidos: Leidos, nombres: Record<CampoDeLectura, string>, mirada: Mirada): Caja[] =>
  camposLeidos.flatMap((campo) => {
    const leido = leidos[campo]
    if (!leido?.lugar) return []
    return {
      campo,
      n: numberOf(campo),
      nombre: nombres[campo],
      lugar: leido.lugar,
      duda: isPorRevisar(leido),
      activa: mirada.activa === campo,
      onClick: () => {
        mirada.point(campo)
        focusField(campo)
      },
    }
  })

/** The number beside a field: pressing it leads to its place on the proof. */
export const markOf = (campo: CampoDeLectura, leido: Leido | undefined, mirada: Mirada): FieldMark | null =>
  leido === undefined
    ? null
    : {
        campo,
        n: leido.lugar ? numberOf(campo) : null,
        tono: isPorRevisar(leido) || leido.estado === 'otraMoneda' ? 'atencion' : 'info',
        locked: isLocked(campo, leido),
        onLook: () => mirada.seek(campo, leido.lugar),
      }
