import { readCommand } from "./command.ts";
import { goneFiles, writeFolder } from "./folder/write-folder.ts";
import { ImportError } from "./import-error.ts";
import { importSite } from "./import-site.ts";
import { measureImport, measuresText } from "./measure/measure-import.ts";
import { reportText } from "./report.ts";
import { readSource } from "./source/recognise.ts";
import { repositoryOf } from "./source/repository.ts";

/**
 * Makes a content folder of a site of another tool: `npm run import -- SOURCE --to FOLDER [--dry-run] [--measure]`. Prints a report and exits with 0, or prints the
 * error and exits with 2.
 */
try {
  const startedMs = Date.now();
  const { source, target, isDryRun, isMeasured } = readCommand(process.argv.slice(2));
  const site = readSource(source);
  const imported = await importSite(site, { source, repository: repositoryOf(source) });
  process.stdout.write(
    reportText(
      site,
      imported,
      isDryRun ? { gone: goneFiles(target, imported.files) } : writeFolder(target, imported.files),
    ),
  );
  if (isMeasured) process.stdout.write(`\n${measuresText(measureImport(imported, startedMs))}`);
} catch (error) {
  if (!(error instanceof ImportError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
