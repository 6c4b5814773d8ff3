import { buscarPantalla as t } from '@valija/contract/messages/buscar-pantalla.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Hidden, Quiet } from '../ui/layout.tsx'
import type { Found } from './use-found.ts'

/** Whether it was found, is looked for, or could not be. */
export function SearchNotices({ found }: { found: Found }) {
  const { q, current, n, error, waits, nothing, parte, parecidos, retry } = found
  return (
    <>
      <Hidden role="status">{current && q !== '' && error === null ? t.hallados({ n }) : ''}</Hidden>
      {q !== '' && error !== null && current ? (
        <div className="aviso" role="alert">
          {t.fallo}{' '}
          <button type="button" onClick={retry}>
            {interfaz.reintentar}
          </button>
        </div>
      ) : null}
      {waits ? (
        <div className="aviso">
          <Quiet>{t.buscando}</Quiet>
        </div>
      ) : null}
      {nothing && error === null ? (
        <div className="aviso">
          {t.nada({ q })} <Quiet>{t.nadaAyuda}</Quiet>
        </div>
      ) : null}
      {current && parte !== null ? <div className="aviso">{t.parte({ q, parte })}</div> : null}
      {current && parecidos ? <div className="aviso">{t.parecidos({ q })}</div> : null}
    </>
  )
}
