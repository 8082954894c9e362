import { Gauge, type Registry } from "prom-client";
import type { DiskSpace } from "../disk/disk-space.ts";

/** The disk of `DATA_DIR`; absent while it can't be looked at. */
export const watchDiskSpace = (registry: Registry, read: () => DiskSpace | null): void => {
  const gauge = (name: string, help: string, pick: (space: DiskSpace) => number): void => {
    new Gauge({
      ...{ name, help, registers: [registry] },
      collect() {
        const space = read();
        if (space === null) this.remove();
        else this.set(pick(space));
      },
    });
  };
  gauge("daybook_disk_free_bytes", "Free space on the disk of DATA_DIR", ({ freeBytes }) => freeBytes);
  gauge("daybook_disk_total_bytes", "Size of the disk of DATA_DIR", ({ totalBytes }) => totalBytes);
};
