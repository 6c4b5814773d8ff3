import type { PreviaDeEstado } from '@valija/contract/estados-de-cuenta.ts'
import { estadosDeCuentaPantalla as t } from '@valija/contract/messages/estados-de-cuenta.ts'
import type { ReactNode } from 'react'
import { dinero } from '../../lib/formats.ts'
import { Bullets, Quiet } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'

const vistos = 20

/** `action`: reads the file with the source that it was imported with before. */
type PreviaAvisosProps = { previa: PreviaDeEstado; action: ReactNode }
/** What a person should know of a file before importing it. */
export function PreviaAvisos({ previa, action }: PreviaAvisosProps) {
  const { fuente, ilegibles, numIlegibles, saltosDeSaldo, importadasCon, nuevas, hojas } = previa
  return (
    <>
      {hojas.length < 2 ? null : <Notice tono="info">{t.enVariasHojas({ hojas })}</Notice>}
      {fuente.creaPagos ? null : <Notice tono="info">{t.euros}</Notice>}
      {importadasCon.length === 0 ? null : (
        <Notice tono="atencion" action={action}>
          {t.importadasCon({ n: previa.numDeOtraFuente, fuentes: importadasCon })}
        </Notice>
      )}
      {previa.avisoDeFechas ? <Notice tono="atencion">{previa.avisoDeFechas}</Notice> : null}
      {previa.avisoDeSignos ? <Notice tono="atencion">{previa.avisoDeSignos}</Notice> : null}
      {saltosDeSaldo.length === 0 ? null : (
        <Notice tono="atencion">
          {t.saltos({ renglones: saltosDeSaldo.slice(0, 10), n: previa.numSaltos, hojas })}
        </Notice>
      )}
      {previa.descuadres.length + previa.conteos.length === 0 ? null : (
        <Notice tono="atencion">
          {previa.conteos.map((one) => (
            <div key={`${one.renglon}-${one.de}`}>{t.conteo({ ...one, hojas })}</div>
          ))}
          {previa.descuadres.map((one) => (
            <div key={`${one.renglon}-${one.columna}`}>
              {t.descuadre({
                ...one,
                hojas,
                dice: dinero(one.dice, fuente.moneda),
                suma: dinero(one.suma, fuente.moneda),
              })}
            </div>
          ))}
          {t.nadaSolo}
        </Notice>
      )}
      {ilegibles.length === 0 ? null : (
        <Notice tono="atencion" title={t.ilegibles({ n: numIlegibles })}>
          <Bullets>
            {ilegibles.slice(0, vistos).map((one) => (
              <li key={one.renglon}>
                {t.renglon({ n: one.renglon, hojas })}: {one.motivo} <Quiet>{one.texto}</Quiet>
              </li>
            ))}
            {numIlegibles > vistos ? <li>{t.yMas({ n: numIlegibles - vistos })}</li> : null}
          </Bullets>
        </Notice>
      )}
      {nuevas === 0 ? <Notice tono="info">{t.nadaNuevo}</Notice> : null}
    </>
  )
}
