import { CamelCasePlugin, type KyselyConfig, PostgresDialect, PostgresQueryCompiler } from 'kysely'
import type { Pool } from 'pg'

/** Names are `fechaCreacion` here and `fecha_creacion` there; what lies inside a value of JSON keeps its own. */
class Nombres extends CamelCasePlugin {
  columnaDe(name: string): string {
    return this.snakeCase(name)
  }
  campoDe(name: string): string {
    return this.camelCase(name)
  }
}

const nombres = new Nombres()
/** The name here of a column there. */
export const campoDe = (columna: string): string => nombres.campoDe(columna)

/** They are spelt as a question is written down, so that it is not copied whole before. */
class Compilador extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(nombres.columnaDe(name))
  }
}

class Dialecto extends PostgresDialect {
  override createQueryCompiler(): Compilador {
    return new Compilador()
  }
}

export const nombresDeColumna = (pool: Pool): KyselyConfig => ({
  dialect: new Dialecto({ pool }),
})
