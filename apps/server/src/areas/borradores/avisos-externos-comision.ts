import type { Aviso } from '@valija/contract/borradores.ts'
import { message } from '@valija/contract/messages.ts'
import { sayHallazgos } from '@valija/contract/redaccion/hallazgos.ts'
import { avisosExternos } from './avisos-externos.ts'
import type { BorradorJuzgado, FacturaJuzgada } from './juicio.ts'
import type { BorradorGuardado } from './load-borrador.ts'

/** What outside systems say of one commission invoice, in the words of the commissions. */
export function avisosExternosDeComision(
  juicio: BorradorJuzgado,
  guardado: BorradorGuardado,
  { id, layout, sat }: FacturaJuzgada,
): Aviso[] {
  const aviso = (codigo: string, severidad: Aviso['severidad'], titulo: string, texto = ''): Aviso => ({
    codigo,
    severidad,
    titulo,
    texto,
    ids: [id],
  })
  return [
    ...(sat?.falla
      ? [
          aviso('problemaValidacion', 'aviso', message('problemaValidacion')),
          sat.falla === 'sinAutorizacion'
            ? aviso('satSinConexion', 'aviso', message('satSinConexionComision'))
            : aviso('satNoDisponible', 'aviso', message('satNoDisponible')),
        ]
      : []),
    ...avisosExternos(juicio, guardado).filter(({ codigo }) => codigo === 'antSinConexion'),
    ...(layout?.ant === 'incorrecto'
      ? [
          aviso(
            'facturaNoPagable',
            'error',
            message('facturaNoPagable'),
            sayHallazgos(layout.hallazgos, 'emisor')
              .map(({ encontrado }) => encontrado ?? '')
              .join(' '),
          ),
        ]
      : []),
  ]
}
