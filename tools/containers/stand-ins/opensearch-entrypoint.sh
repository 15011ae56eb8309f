#!/bin/bash
# As the official entrypoint: every variable with a dot in its name is a setting of OpenSearch.
set -euo pipefail
home=/usr/share/opensearch
settings=()
while IFS='=' read -r -d '' name value; do
  if [[ $name =~ ^[a-z_]+(\.[a-z_]+)+$ ]]; then settings+=("-E$name=$value"); fi
done < <(env -0)
agent=$(echo "$home"/agent/opensearch-agent-bootstrap-*)
modules=
if "$home/jdk/bin/java" --list-modules | grep -q jdk.incubator.vector; then modules=--add-modules=jdk.incubator.vector; fi
# shellcheck disable=SC2086
exec "$home/jdk/bin/java" -Xss1m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 $modules -Djava.awt.headless=true -Dfile.encoding=UTF-8 -Djna.nosys=true \
  -XX:-OmitStackTraceInFastThrow -Dio.netty.noUnsafe=true -Dio.netty.noKeySetOptimization=true \
  -Dio.netty.recycler.maxCapacityPerThread=0 -Dio.netty.allocator.numDirectArenas=0 \
  -Dlog4j.shutdownHookEnabled=false -Dlog4j2.disable.jmx=true \
  -Dorg.apache.lucene.store.MMapDirectory.sharedArenaMaxPermits=1 ${OPENSEARCH_JAVA_OPTS:-} \
  -Dopensearch.path.home="$home" -Dopensearch.path.conf="$home/config" -Dopensearch.distribution.type=docker \
  -Dopensearch.bundled_jdk=true -cp "$home/lib/*:$agent" org.opensearch.bootstrap.OpenSearch "${settings[@]}"
